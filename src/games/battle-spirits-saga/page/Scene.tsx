const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [28, 56, 1.2],
  [74, 128, 1.7],
  [118, 38, 1],
  [160, 92, 1.3],
  [206, 30, 1.6],
  [262, 54, 0.9],
  [380, 36, 1.2],
  [428, 70, 0.9],
  [486, 28, 1.7],
  [540, 78, 1],
  [592, 44, 1.4],
  [620, 132, 1.1],
  [36, 214, 1],
  [92, 288, 1.5],
  [152, 316, 1],
  [250, 308, 1.2],
  [414, 318, 1.5],
  [506, 296, 1],
  [574, 310, 1.3],
  [616, 242, 0.9],
];

/** The six colours as gems in orbit: position, size, and the light, middle and dark of each cut. */
const GEMS: readonly (readonly [
  x: number,
  y: number,
  size: number,
  light: string,
  body: string,
  dark: string,
])[] = [
  [148, 188, 0.86, "#ff9d8f", "#e0352f", "#8c1420"],
  [232, 248, 1.05, "#d6a6ff", "#8a3fd6", "#4a1a86"],
  [346, 262, 1.2, "#9df0b0", "#24a558", "#0c5a30"],
  [456, 232, 1.02, "#ffffff", "#cfd8e6", "#8593aa"],
  [512, 160, 0.84, "#fff2a6", "#e8b818", "#94690a"],
  [430, 92, 0.66, "#a4d4ff", "#2c7fe0", "#123f8c"],
];

/** Deep space: cores as lit gems in orbit around a star. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="bss-space" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#060814" />
          <stop offset="0.6" stopColor="#0f1838" />
          <stop offset="1" stopColor="#08202f" />
        </linearGradient>
        <radialGradient id="bss-cloud">
          <stop offset="0" stopColor="#3cc4d8" stopOpacity="0.5" />
          <stop offset="1" stopColor="#3cc4d8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="bss-haze">
          <stop offset="0" stopColor="#b04be0" stopOpacity="0.5" />
          <stop offset="1" stopColor="#b04be0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="bss-star">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.25" stopColor="#ffe9b0" />
          <stop offset="0.4" stopColor="#ffcf70" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff9d4a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="340" fill="url(#bss-space)" />
      <ellipse cx="460" cy="130" rx="260" ry="140" fill="url(#bss-haze)" />
      <ellipse cx="170" cy="230" rx="260" ry="150" fill="url(#bss-cloud)" />
      <g fill="#dfeaff">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill="none" stroke="#9fd8ff">
        <ellipse
          cx="322"
          cy="158"
          rx="216"
          ry="98"
          strokeOpacity="0.5"
          strokeWidth="2"
          transform="rotate(-14 322 158)"
        />
        <ellipse cx="322" cy="158" rx="262" ry="128" strokeOpacity="0.22" transform="rotate(-14 322 158)" />
      </g>
      <circle cx="318" cy="146" r="96" fill="url(#bss-star)" />
      {GEMS.map(([x, y, size, light, body, dark]) => (
        <g key={body} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="50" fill={body} opacity="0.24" />
          <path d="M0-40 32-14 20 32-20 32-32-14z" fill={body} />
          <path d="M0-40 32-14 12-8-12-8-32-14z" fill={light} />
          <path d="M32-14 20 32 12-8zM-32-14l12 46 8-40z" fill={dark} opacity="0.75" />
          <path d="M-12-8h24l8 40h-40z" fill={body} />
          <path d="M-12-8h24L4 14h-8z" fill="#fff" opacity="0.28" />
        </g>
      ))}
    </>
  );
}
