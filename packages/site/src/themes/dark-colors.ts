/** Colors of the dark variants, in the order of `colorRoles`. */
export const darkColors: ReadonlyMap<string, string> = new Map([
  [
    'Enamel',
    '#0b1424 #111d33 #15233d #e8effb #8f98a7 #8fb8ff #283142 #687281 #0a2a66 #e8effb #9badcb #8fb8ff ' +
      '#335084 #1550cc #ffffff #ff6a4d #1c0600 #ff6a4d #1c0600 #ff8a80 #ff6a4d #1d355f #c97d4d #5c8ce6',
  ],
  [
    'Breaker',
    '#131311 #1c1c19 #232320 #f1f1ea #969691 #ffdc33 #30302d #71716d #2c2c26 #f1f1ea #aaaaa3 #ffdc33 ' +
      '#4f4f48 #ffd60a #151512 #ffd60a #151512 #ffd60a #151512 #ff8a80 #ffd60a #34342f #ffd60a #7d7e73',
  ],
  [
    'Two Seasons',
    '#0a1a22 #10262f #15303c #e6f3f9 #95a4ab #8fd0f2 #28373f #6f7e85 #0d3f58 #e6f3f9 #abc1cd #8fd0f2 ' +
      '#3a6076 #5b2814 #ffe9df #ff9468 #2a0d02 #ff9468 #2a0d02 #ff8a80 #ff9468 #1d4a5e #e07b4f #4aa3cf',
  ],
  [
    'Slate',
    '#14181b #1c2226 #232a2f #e9edef #999d9f #f0a58e #303538 #73777a #333c43 #e9edef #b9bfc3 #f6ac95 ' +
      '#545c62 #7e2618 #fff6f2 #f0a58e #2a0d06 #f0a58e #2a0d06 #ff8a80 #7fb3a3 #2f383e #7fb3a3 #8796a1',
  ],
  [
    'Bright Side',
    '#1b0f1f #28172c #301c35 #fbeef5 #a0939f #ff9cc2 #392d3c #7b6e7b #4f1740 #fbeef5 #c3a5b7 #ffe14d ' +
      '#714061 #7a1d4e #ffeef6 #ff8ab8 #2b0419 #ffe14d #28132e #ff8a80 #ffe14d #4a2a41 #f58bb2 #6fc7c1',
  ],
  [
    'Hedgerow',
    '#121a15 #19241d #1f2c24 #e8f0e8 #97a098 #8fd3a4 #2e3731 #717a73 #14432f #e8f0e8 #b2c4b8 #8fd3a4 ' +
      '#3e6350 #1f5f41 #f3faf4 #f0987f #2d0f06 #f0987f #2d0f06 #ff8a80 #f0987f #2c4433 #a98258 #6fb07a',
  ],
  [
    'Arc',
    '#0c1a1c #122528 #183034 #e4f4f2 #95a4a4 #86d8cd #293739 #6f7e7e #0c484d #e4f4f2 #b4cccb #86d8cd ' +
      '#3b686b #5a2a1e #ffece5 #86d8cd #04201e #ffb5a1 #33110a #ff8a80 #ffb5a1 #1f474a #e98f78 #4fb5ab',
  ],
  [
    'Wayfinder',
    '#10102a #181839 #1f1f47 #ecedff #9395ac #b0b4ff #2c2e48 #6f718a #232078 #ecedff #a5acd6 #ffd06b ' +
      '#434a94 #4a45c4 #ffffff #b0b4ff #100f33 #ffd06b #14133a #ff8a80 #ffc145 #2fb39b #f0757d #ffc145',
  ],
  [
    'Chambers',
    '#161312 #1f1b19 #262120 #efe9e3 #9b9692 #e59aa3 #332f2e #75706d #3a121c #efe9e3 #af9a99 #e2b89c ' +
      '#5d383e #5a111f #fdf1ee #efe9e3 #2a0d14 #efe9e3 #2a0d14 #ff8a80 #c6a05c #37302d #c6a05c #b2495b',
  ],
  [
    'Ledger',
    '#0d1712 #142019 #1a2920 #e4f1e8 #909d95 #86d3a6 #29342e #6a766f #134032 #e4f1e8 #abc0b4 #86d3a6 ' +
      '#3c6052 #1a6e4d #ffffff #86d3a6 #06210f #86d3a6 #06210f #ff8a80 #ff7a85 #274034 #ff7a85 #5fa581',
  ],
  [
    'Carte',
    '#1a0f0b #261710 #2e1d15 #fbeccd #a2937f #ff9c80 #382c24 #7a6d5d #12372a #fbeccd #b1b298 #f6cf6b ' +
      '#3f5847 #8f2113 #fff4e0 #ff9c80 #330a02 #f6cf6b #2b100b #ff8a80 #e7ae3a #4a3018 #e2563f #4f9372',
  ],
  [
    'Pistache',
    '#17100c #211812 #291f18 #f0ece0 #9a948b #cbdc9f #342d28 #766f68 #3a2418 #f0ece0 #b2a69a #cbdc9f ' +
      '#5b473b #3c4a22 #f4f8e8 #cbdc9f #1c1409 #cbdc9f #1c1409 #ff8a80 #b4cc7c #3a3222 #c2916f #8aa35a',
  ],
  [
    'Iron',
    '#000000 #101110 #171917 #eef0e9 #8e8f8b #cdf73c #0b0c0b #696a67 #262a22 #eef0e9 #a6a9a1 #cdf73c ' +
      '#494d45 #c4ee34 #0b0c0a #c4ee34 #0b0c0a #c4ee34 #0b0c0a #ff8a80 #c4ee34 #262a24 #7f8677 #c4ee34',
  ],
  [
    'Plan',
    '#131623 #1b1f30 #23283c #f0e6df #a19c9e #a9b8ee #30323d #77757b #1f2c57 #f0e6df #adacb7 #f2b79c ' +
      '#434e72 #8a3f24 #fff1ea #f2b79c #2a120a #f2b79c #2a120a #ff8a80 #e58d6c #30364f #e58d6c #8794bd',
  ],
  [
    'Pit Lane',
    '#121416 #1b1e21 #23272b #eceff1 #979a9c #ff9a68 #2f3133 #737578 #30363b #eceff1 #b3b7ba #ff9f6d ' +
      '#51575c #ff6a26 #170a02 #ff7d40 #170a02 #ff6a26 #170a02 #ff8a80 #ff6a26 #31373c #ff6a26 #7f8a92',
  ],
  [
    'Contact Sheet',
    '#111111 #1b1b1a #222221 #efefec #969694 #ffffff #2e2e2e #717170 #2b2b2a #efefec #a9a9a6 #ffffff ' +
      '#4d4d4c #c9c9c5 #111111 #efefec #111111 #efefec #111111 #ff8a80 #ff3b4e #333331 #6f6f6b #b5b5b0',
  ],
])
