/** The hills behind the field: fill and outline. */
const HILLS: readonly (readonly [fill: string, path: string])[] = [
  ["#27465a", "M0 340V210q120-60 240-20t220-10 180 10v150z"],
  ["#182f3f", "M0 340V262q140-40 300 0t340-16v94z"],
];

/** The rising souls: start position and size. */
const SOULS: readonly (readonly [x: number, y: number, size: number])[] = [
  [120, 200, 15],
  [214, 150, 22],
  [320, 112, 30],
  [426, 158, 21],
  [522, 206, 14],
];

/** A field at dawn where souls rise between two lines of spears. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="bos-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0c1722" />
          <stop offset="0.65" stopColor="#315b6c" />
          <stop offset="1" stopColor="#c9d9c0" />
        </linearGradient>
        <radialGradient id="bos-soul">
          <stop offset="0" stopColor="#f4fffc" />
          <stop offset="0.5" stopColor="#7fd4c8" stopOpacity="0.75" />
          <stop offset="1" stopColor="#7fd4c8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="340" fill="url(#bos-sky)" />
      {HILLS.map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
      {SOULS.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={size * 2} fill="url(#bos-soul)" />
          <path
            d={`M0 ${-size}q${size} ${size} 0 ${size * 2.6}q${-size} ${-size * 1.6} 0 ${-size * 2.6}z`}
            fill="#f4fffc"
          />
        </g>
      ))}
      {[60, 100, 140, 500, 540, 580].map((x) => (
        <path
          key={x}
          d={`M${x} 340V232l-5-14 5-18 5 18-5 14`}
          stroke="#0b151d"
          strokeWidth="4"
          fill="#0b151d"
        />
      ))}
      <path d="M0 340v-34q160-26 320-6t320-10v50z" fill="#0b151d" />
    </>
  );
}
