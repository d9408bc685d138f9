/** The unique index on labels, with the message for a conflict. */
export const labelTaken = {
  unique: {
    cloud_accounts_label_key: {
      field: 'label',
      message: 'Another account of this cloud has this label. Please choose a different one.',
    },
  },
}
