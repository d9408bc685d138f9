/**
 * Colors of the ready themes, in the order of `colorRoles`. Muted text, lines, edges and alerts were solved for their
 * contrast with paper, tint and card, so a changed color needs new ones.
 */
export const lightColors: ReadonlyMap<string, string> = new Map([
  [
    'Enamel',
    '#ffffff #e8f0f9 #ffffff #0a1c3d #53627b #0b48c4 #d3d7de #7a869a #08245c #f4f8ff #98a7c4 #9cc4ff ' +
      '#324c7c #0b48c4 #ffffff #cf2414 #ffffff #ff6a4d #1c0600 #c4161c #ff5a3c #bcd6f5 #b8683a #4d7fd6',
  ],
  [
    'Breaker',
    '#edede7 #dedfd6 #fafaf7 #151512 #575753 #5f4a00 #c6c6c0 #7a7a75 #151512 #f4f4ee #94948f #ffd60a ' +
      '#3a3a37 #ffd60a #151512 #151512 #ffd60a #ffd60a #151512 #bc0916 #ffd60a #cfd0c6 #ffd60a #8a8b80',
  ],
  [
    'Two Seasons',
    '#f6fafc #d9ebf5 #ffffff #0c2c3c #49606d #0a5c86 #cdd6db #6f828d #0b3b53 #eef8fd #a9bdc9 #a9defa ' +
      '#395d73 #ff8458 #2b0d02 #b43a12 #ffffff #ffb08c #2e0f03 #c4161c #ff7d4d #bfe0f0 #ff9d73 #2f86b3',
  ],
  [
    'Slate',
    '#f0f2f3 #dfe3e6 #fbfcfc #1c2125 #565a5e #85281a #cacdce #797d80 #262d33 #f2f4f5 #a8adb0 #f0b9a6 ' +
      '#4a5055 #7e2618 #fff6f2 #8f2d1f #ffffff #b5dacd #0d2620 #c01019 #5f8f80 #c5ccd1 #5f8f80 #6c7a85',
  ],
  [
    'Bright Side',
    '#ffffff #fff3b0 #ffffff #28132e #6c5d71 #a81550 #d9d5da #8e8292 #471136 #fff1f7 #bd9dae #ffd84d ' +
      '#6b3b59 #f9b3cd #34102a #b9155a #ffffff #ffe14d #28132e #c4161c #ffd21f #fff3b0 #f58bb2 #6fc7c1',
  ],
  [
    'Hedgerow',
    '#fbf8f1 #e7f1e4 #ffffff #22312a #58635c #236b49 #d4d5ce #7e867e #14432f #f3f8f1 #b1c2b6 #a9dcb4 ' +
      '#406451 #236b49 #ffffff #b4452e #ffffff #f2b8a2 #2d0f06 #c4161c #e98a7b #c9e2bd #8b6644 #4f8f55',
  ],
  [
    'Arc',
    '#fcfdfd #e0f2ef #ffffff #11343b #4c656b #0b6663 #d3dadb #73868b #0c484d #effaf9 #b7cccd #a5e4dc ' +
      '#3d696d #ffd3c4 #3c1710 #0b6663 #ffffff #ffc2ae #33110a #c4161c #ff9c85 #cfeae5 #ffb5a1 #2f938c',
  ],
  [
    'Wayfinder',
    '#ffffff #eceefb #ffffff #14133a #5a5e7b #2f29b8 #d4d5dd #80839b #1c1866 #f3f3ff #9ba1c8 #ffd06b ' +
      '#3d4485 #dfe2ff #14133a #2f29b8 #ffffff #ffd06b #14133a #c4161c #f2a900 #00806a #d64550 #f2a900',
  ],
  [
    'Chambers',
    '#f3f2ee #e6e4dd #faf9f6 #191613 #5c5a56 #6a1424 #cccac6 #7f7d79 #2a0d14 #f6efe9 #a49190 #e7b9a6 ' +
      '#4f3438 #6a1424 #fdf4f0 #6a1424 #fdf4f0 #f6efe9 #2a0d14 #c2131a #9c7b3f #d5d1c6 #9c7b3f #6a1424',
  ],
  [
    'Ledger',
    '#eff6ee #dcebdb #fbfdfa #0f231a #4f5f56 #0c5a3b #c7d0c8 #748279 #0f2e22 #eef7ef #9aaba0 #9fdcb8 ' +
      '#385245 #0c5a3b #ffffff #0c5a3b #ffffff #c9f0d6 #0b2418 #c4161c #c62b3a #b9d6bd #c62b3a #4d8a6b',
  ],
  [
    'Carte',
    '#fbf0cf #f6e3a8 #fffaea #2b100b #6f5647 #a3220f #d7c8ab #8f7966 #12372a #fdf3d6 #afb49c #f6cf6b ' +
      '#3f5948 #c22f1b #fff8e8 #b42a17 #fff8e8 #f6cf6b #2b100b #c2131a #d99a1c #f0d68a #c22f1b #2f6b4f',
  ],
  [
    'Pistache',
    '#eef2e4 #d9e3c6 #f9fbf4 #26170f #60554a #5a3118 #cbcbbd #82796e #2c1a11 #f5f1e6 #a59a8f #cfe0a8 ' +
      '#503f35 #c3d39f #26170f #3a2115 #f5f7ec #d3e2b0 #26170f #be0d17 #8aa35a #cddab4 #a97b5c #5c6f38',
  ],
  [
    'Iron',
    '#0e0f0e #1c1f1a #24281f #f4f6ef #9a9c97 #d2ff3a #2c2d2b #747571 #e9ece0 #0e0f0e #555752 #4a5a00 ' +
      '#b7bab0 #d2ff3a #0e0f0e #d2ff3a #0e0f0e #0e0f0e #d2ff3a #ff8a80 #d2ff3a #2e322b #8d9484 #d2ff3a',
  ],
  [
    'Plan',
    '#f3e6de #e8d3c6 #fbf4ef #161b2e #50515f #1f3a86 #cbc2bf #74737c #16203f #f6ece6 #9f9fa9 #f2b79c ' +
      '#3c445f #dd7b56 #1d0d06 #1f3270 #fdf5f0 #f6d2bf #2a120a #b60010 #d4704d #e0c2b2 #d4704d #5f6f9c',
  ],
  [
    'Pit Lane',
    '#e9ebec #d7dadc #f8f9f9 #15181b #525558 #9a3200 #c3c5c6 #747679 #15181b #eff1f2 #96989a #ff8a52 ' +
      '#3a3d40 #ff5f1a #15100c #a83700 #ffffff #ff6a26 #170a02 #b80112 #ff5f1a #c3c8cb #ff5f1a #6c757c',
  ],
  [
    'Contact Sheet',
    '#ffffff #ededeb #ffffff #111111 #606060 #111111 #d4d4d4 #828282 #111111 #f5f5f3 #929291 #ffffff ' +
      '#373737 #c9c9c5 #111111 #111111 #ffffff #f5f5f3 #111111 #c4161c #e0102a #d4d4d0 #8f8f8a #3a3a38',
  ],
])
