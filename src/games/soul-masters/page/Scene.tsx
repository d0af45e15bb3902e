/** The banners of the five factions, from the left. */
const BANNERS: readonly (readonly [x: number, y: number, colour: string])[] = [
  [216, 132, "#b3261e"],
  [268, 92, "#2b5fa8"],
  [322, 58, "#c58a12"],
  [376, 92, "#2f7a45"],
  [428, 132, "#6b3fa0"],
];

/** A storybook kingdom at the end of the day: five banners over one castle. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="sm-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6d9a0" />
          <stop offset="0.55" stopColor="#f2b07a" />
          <stop offset="1" stopColor="#d9837a" />
        </linearGradient>
        <linearGradient id="sm-stone" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fdeed2" />
          <stop offset="1" stopColor="#c9a583" />
        </linearGradient>
      </defs>
      <rect width="640" height="340" fill="url(#sm-sky)" />
      <circle cx="322" cy="176" r="128" fill="#fff1c9" opacity="0.55" />
      <circle cx="322" cy="176" r="92" fill="#fff6dd" opacity="0.7" />
      <path
        d="m0 226 84-66 62 44 72-84 70 76 60-30 76 46 70-72 62 56 84-52v196H0z"
        fill="#b77f86"
        opacity="0.55"
      />
      <path d="M0 250q120-60 240-16t220-14 180-2v122H0z" fill="#7d9a63" />
      <g stroke="#7b5a43" strokeWidth="2.5" strokeLinejoin="round">
        <path
          d="M232 236v-74h-8v-14h12v7h8v-7h12v7h8v-7h12v14h-8v74z"
          transform="translate(-28 0)"
          fill="url(#sm-stone)"
        />
        <path
          d="M232 236v-74h-8v-14h12v7h8v-7h12v7h8v-7h12v14h-8v74z"
          transform="translate(168 0)"
          fill="url(#sm-stone)"
        />
        <path
          d="M246 240V122h-8v-14h12v7h10v-7h12v7h10v-7h12v14h-8v118z"
          transform="translate(0 0)"
          fill="url(#sm-stone)"
        />
        <path
          d="M246 240V122h-8v-14h12v7h10v-7h12v7h10v-7h12v14h-8v118z"
          transform="translate(112 0)"
          fill="url(#sm-stone)"
        />
        <path d="M290 244V96l32-34 32 34v148z" fill="url(#sm-stone)" />
        <path d="M284 100l38-44 38 44z" fill="#8a3a44" />
        <path d="M308 244v-34a14 16 0 0 1 28 0v34z" fill="#5b3a2b" />
        <path
          d="M315 134a7 9 0 0 1 14 0v16h-14zM260 150a5 7 0 0 1 10 0v12h-10zM374 150a5 7 0 0 1 10 0v12h-10z"
          fill="#5b3a2b"
        />
      </g>
      {BANNERS.map(([x, y, colour]) => (
        <g key={x}>
          <path d={`M${x} ${y + 18}V${y - 30}`} stroke="#5b3a2b" strokeWidth="3" strokeLinecap="round" />
          <path d={`M${x} ${y - 30}q14-7 24 0t22 0l-8 10 8 11q-12 6-22 0t-24 0z`} fill={colour} />
        </g>
      ))}
      <path d="M0 266q130-40 262-10t220-6 158 4v86H0z" fill="#557a49" />
      <path d="M322 246q-44 30-10 50t-64 44h96q52-26 22-50t-18-44z" fill="#f0d9a8" />
      <path d="M0 304q150-30 300-6t340-10v52H0z" fill="#38592f" opacity="0.7" />
      <g fill="#2f5130">
        {[48, 92, 138, 506, 552, 600].map((x, tree) => (
          <path key={x} d={`M${x} ${248 + (tree % 3) * 10}l22 46h-12l16 30h-52l16-30h-12z`} />
        ))}
      </g>
    </>
  );
}
