const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [40, 40, 1.6],
  [92, 92, 1.1],
  [150, 34, 1.3],
  [214, 70, 1],
  [268, 26, 1.7],
  [338, 58, 1.1],
  [402, 30, 1.4],
  [462, 84, 1],
  [596, 36, 1.5],
  [616, 118, 1.1],
  [24, 132, 1.1],
  [186, 120, 1.2],
  [300, 112, 0.9],
  [420, 128, 1.2],
];

/** Flames: where they stand, how big, of which side. */
const SOULS: readonly (readonly [x: number, y: number, size: number, side: "mine" | "theirs"])[] = [
  [112, 262, 1.15, "mine"],
  [196, 236, 0.8, "mine"],
  [52, 226, 0.62, "mine"],
  [446, 236, 0.72, "theirs"],
  [524, 262, 1.15, "theirs"],
  [598, 230, 0.6, "theirs"],
];

/** A night field: the souls of two sides, and the one bar both of them pull at. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="bos-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0e2a" />
          <stop offset="0.65" stopColor="#2a2461" />
          <stop offset="1" stopColor="#4a2f6f" />
        </linearGradient>
        <radialGradient id="bos-moon" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#f7f0ff" />
          <stop offset="0.28" stopColor="#e5dcff" />
          <stop offset="0.3" stopColor="#b9a8f5" stopOpacity="0.35" />
          <stop offset="1" stopColor="#b9a8f5" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="bos-mine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d8f1ff" />
          <stop offset="1" stopColor="#3f8bff" />
        </linearGradient>
        <linearGradient id="bos-theirs" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe6b8" />
          <stop offset="1" stopColor="#f0543c" />
        </linearGradient>
        <linearGradient id="bos-bar">
          <stop offset="0" stopColor="#3f8bff" />
          <stop offset="0.58" stopColor="#a9d4ff" />
          <stop offset="0.6" stopColor="#ffc98a" />
          <stop offset="1" stopColor="#e5452f" />
        </linearGradient>
      </defs>
      <rect width="640" height="340" fill="url(#bos-night)" />
      <g fill="#e9e6ff">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="322" cy="128" r="150" fill="url(#bos-moon)" />
      <path d="M0 214q90-52 178-22t150-6 150 4 162-16v166H0z" fill="#1d1848" />
      <path d="M0 256q120-36 226-10t212-6 202-2v102H0z" fill="#120f33" />
      {SOULS.map(([x, y, size, side]) => (
        <Soul key={x} x={x} y={y} size={size} side={side} />
      ))}
      <g transform="translate(110 296)">
        <rect x="-3" y="-3" width="426" height="22" rx="11" fill="#090a20" />
        <rect width="420" height="16" rx="8" fill="url(#bos-bar)" />
        <path d="M248-9 258 8l-10 17-10-17z" fill="#fff6e0" stroke="#2a2461" strokeWidth="2.5" />
      </g>
    </>
  );
}

function Soul({ x, y, size, side }: { x: number; y: number; size: number; side: "mine" | "theirs" }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="62" cy="-26" fill={side === "mine" ? "#4f9bff" : "#ff7a4d"} opacity="0.16" />
      <path
        d="M0-78c10 22 30 34 30 62a30 32 0 0 1-60 0c0-16 8-24 14-36 2 10 6 14 9 16 3-14 1-28 7-42z"
        fill={`url(#bos-${side})`}
      />
      <path d="M1-34c5 10 13 15 13 27a14 15 0 0 1-28 0c0-9 10-14 15-27z" fill="#fff" opacity="0.75" />
    </g>
  );
}
