/** The peaks behind the field: fill and outline, far ones first. */
const PEAKS: readonly (readonly [fill: string, path: string])[] = [
  ["#3a2450", "M0 340V190l90-70 70 60 110-110 120 120 80-60 90 80 80-40v170z"],
  ["#2a1838", "M0 340V250l120-50 100 60 130-80 140 90 150-60v130z"],
];

/** The five factions as banners: position, cloth and shade. */
const BANNERS: readonly (readonly [x: number, cloth: string, shade: string])[] = [
  [92, "#c8452e", "#7d1f18"],
  [206, "#5c8f4c", "#2c4d26"],
  [320, "#e2c258", "#8d6d1c"],
  [434, "#9b2f52", "#561027"],
  [548, "#5a7fae", "#28436a"],
];

/** Dusk over a battlefield: five banners before the mountains, with the last light between them. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="sm-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b0f2b" />
          <stop offset="0.6" stopColor="#6b2f55" />
          <stop offset="1" stopColor="#e0854a" />
        </linearGradient>
        <radialGradient id="sm-sun">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="0.4" stopColor="#ffc56b" stopOpacity="0.7" />
          <stop offset="1" stopColor="#ff9d4a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="340" fill="url(#sm-sky)" />
      <circle cx="320" cy="210" r="150" fill="url(#sm-sun)" />
      {PEAKS.map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
      {BANNERS.map(([x, cloth, shade], i) => (
        <g key={cloth} transform={`translate(${x} ${i % 2 === 0 ? 128 : 108})`}>
          <path d="M-2-30h4v220h-4z" fill="#1a0e1f" />
          <path d="M-34-22h68v100L0 58l-34 20z" fill={cloth} />
          <path d="M6-22h28v100L6 61z" fill={shade} opacity="0.55" />
          <circle cy="16" r="13" fill="none" stroke="#fff4d8" strokeOpacity="0.8" strokeWidth="3" />
          <path d="M0 6l9 10-9 12-9-12z" fill="#fff4d8" opacity="0.85" />
        </g>
      ))}
      <path d="M0 340v-44q160-34 320-10t320-14v68z" fill="#150a1b" />
    </>
  );
}
