const RAYS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const;
const PIPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A bright arena: the four elements face each other across the floor, and the turn's Points glow. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="bc-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7fd0f5" />
          <stop offset="1" stopColor="#e8f8ff" />
        </linearGradient>
        <linearGradient id="bc-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9ad" />
          <stop offset="1" stopColor="#f7b955" />
        </linearGradient>
        <radialGradient id="bc-fire" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#ffd78a" />
          <stop offset="1" stopColor="#e2402c" />
        </radialGradient>
        <radialGradient id="bc-water" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#b8ecff" />
          <stop offset="1" stopColor="#1b74d1" />
        </radialGradient>
        <radialGradient id="bc-nature" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#d4f7a8" />
          <stop offset="1" stopColor="#2a8c3e" />
        </radialGradient>
        <radialGradient id="bc-dark" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#cdb4ff" />
          <stop offset="1" stopColor="#4b2a8f" />
        </radialGradient>
        <clipPath id="bc-ring">
          <ellipse cx="320" cy="250" rx="330" ry="112" />
        </clipPath>
      </defs>
      <rect width="640" height="340" fill="url(#bc-sky)" />
      <g fill="#fff" opacity="0.85">
        <path d="M60 84q6-22 30-18 10-22 34-12 22-4 24 18 18 4 14 20H54q-10-2 6-8z" />
        <path d="M470 60q6-18 26-14 10-18 30-8 18-2 20 14 16 4 12 18h-86q-12-2-2-10z" />
      </g>
      <path d="M0 176q320-92 640 0v164H0z" fill="#3f7fae" />
      <path d="M0 190q320-84 640 0v150H0z" fill="#2f6892" />
      <g
        stroke="#bfe3f7"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 13"
        fill="none"
        opacity="0.8"
      >
        <path d="M0 182q320-86 640 0" />
        <path d="M0 206q320-78 640 0" />
      </g>
      <ellipse cx="320" cy="258" rx="336" ry="116" fill="#20506f" />
      <ellipse cx="320" cy="250" rx="330" ry="112" fill="url(#bc-floor)" />
      <g clipPath="url(#bc-ring)" stroke="#d98e2b" strokeOpacity="0.5" strokeWidth="3" fill="none">
        {RAYS.map((ray) => (
          <path key={ray} d={`M${320 + ray * 22} 138 L${320 + ray * 110} 364`} />
        ))}
        <ellipse cx="320" cy="250" rx="190" ry="62" stroke="#fff" strokeOpacity="0.9" strokeWidth="5" />
        <path d="M-10 250H650" stroke="#fff" strokeOpacity="0.9" strokeWidth="5" />
      </g>
      <Orb
        x={172}
        y={176}
        size={1.15}
        fill="bc-fire"
        sign="M0-22c4 12 16 16 16 30a16 16 0 0 1-32 0c0-8 4-12 7-17 2 5 4 6 6 7 1-7 0-13 3-20z"
      />
      <Orb
        x={468}
        y={176}
        size={1.15}
        fill="bc-water"
        sign="M0-24C8-10 17-3 17 8a17 16 0 0 1-34 0C-17-3-8-10 0-24z"
      />
      <Orb
        x={270}
        y={118}
        size={0.8}
        fill="bc-nature"
        sign="M-20 18C-22-8-4-22 22-22 22 4 8 20-12 18l-8 6zM-14 14 10-10"
      />
      <Orb x={372} y={118} size={0.8} fill="bc-dark" sign="M8-22a23 23 0 1 0 14 30A19 19 0 0 1 8-22z" />
      <g transform="translate(218 292)">
        {PIPS.map((pip) => (
          <path
            key={pip}
            d={`M${pip * 34} -12l11 6v12l-11 6-11-6v-12z`}
            fill={pip < 4 ? "#e2402c" : "#fff4d6"}
            stroke="#7d4a12"
            strokeWidth="3"
          />
        ))}
      </g>
    </>
  );
}

interface OrbProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly sign: string;
}

function Orb({ x, y, size, fill, sign }: OrbProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="70" rx="40" ry="9" fill="#1d3f57" opacity="0.35" />
      <circle r="48" fill="#fff" />
      <circle r="42" fill={`url(#${fill})`} />
      <path d={sign} fill="#fff" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M-30-20a36 36 0 0 1 30-17"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.7"
      />
    </g>
  );
}
