/** The unique index on labels, with the message for a conflict. */
export const labelTaken = {
  unique: {
    cloud_accounts_label_key: {
      field: 'label',
      message: 'Another account of this cloud already uses this label. Choose a different one.',
    },
  },
}
