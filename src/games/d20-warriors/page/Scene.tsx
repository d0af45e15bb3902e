type Point = readonly [x: number, y: number];

const at = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
};

const rim = (degrees: number): Point => at(100, degrees);
const face = (degrees: number): Point => at(60, degrees);

/** The ten visible facets of a twenty-sided die, lit from the upper left. */
const FACETS: readonly (readonly [fill: string, ...corners: Point[]])[] = [
  ["#f2e3c4", face(90), face(210), face(330)],
  ["#e0c795", face(90), face(210), rim(150)],
  ["#b98f52", face(210), face(330), rim(270)],
  ["#c9a465", face(330), face(90), rim(30)],
  ["#ecd6ab", face(90), rim(90), rim(150)],
  ["#d8ba83", face(90), rim(90), rim(30)],
  ["#c79f60", face(210), rim(150), rim(210)],
  ["#a67c42", face(210), rim(210), rim(270)],
  ["#8f6733", face(330), rim(270), rim(330)],
  ["#a97f45", face(330), rim(330), rim(30)],
];

const PLANKS = [0, 1, 2, 3, 4, 5] as const;
const TILES: readonly (readonly [x: number, y: number, mark: "up" | "down"])[] = [
  [96, 96, "up"],
  [96, 206, "down"],
  [206, 206, "up"],
  [206, 96, "up"],
  [316, 206, "down"],
];

/** A wooden board, stone tiles laid edge to edge, and a twenty-sided die. */
export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="d20-wood" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#7a4c29" />
          <stop offset="1" stopColor="#3c2413" />
        </linearGradient>
        <linearGradient id="d20-stone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c2b9aa" />
          <stop offset="1" stopColor="#8d8477" />
        </linearGradient>
        <radialGradient id="d20-lamp" cx="0.7" cy="0.35" r="0.8">
          <stop offset="0" stopColor="#ffcf85" stopOpacity="0.42" />
          <stop offset="1" stopColor="#1a0e06" stopOpacity="0.7" />
        </radialGradient>
      </defs>
      <rect width="640" height="340" fill="url(#d20-wood)" />
      {PLANKS.map((plank) => (
        <g key={plank} stroke="#26150a" strokeOpacity="0.55" fill="none">
          <path d={`M0 ${plank * 58 + 28}H640`} strokeWidth="2.5" />
          <path
            d={`M${(plank * 173) % 420} ${plank * 58 + 46}q90 -9 200 2t210 -3`}
            strokeOpacity="0.22"
            strokeWidth="1.5"
          />
          <path d={`M${(plank * 251) % 500} ${plank * 58 + 66}q60 7 170 -1`} strokeOpacity="0.18" />
        </g>
      ))}
      <rect width="640" height="340" fill="url(#d20-lamp)" />
      <g transform="translate(40 -34) rotate(-7 220 170)">
        {TILES.map(([x, y, mark]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
            <rect x="5" y="8" width="100" height="100" rx="9" fill="#150b04" opacity="0.5" />
            <rect width="100" height="100" rx="9" fill="url(#d20-stone)" />
            <rect
              x="3.500"
              y="3.500"
              width="93"
              height="93"
              rx="7"
              fill="none"
              stroke="#fff"
              strokeOpacity="0.28"
            />
            {mark === "up" ? <Warrior /> : <Back />}
          </g>
        ))}
      </g>
      <ellipse cx="498" cy="276" rx="112" ry="20" fill="#120903" opacity="0.55" />
      <g transform="translate(496 168) rotate(-9)" stroke="#5d3f1b" strokeWidth="2.5" strokeLinejoin="round">
        {FACETS.map(([fill, ...corners]) => (
          <polygon key={`${fill}${corners[0]}`} points={corners.join(" ")} fill={fill} />
        ))}
        <path
          d="M-30 12c0-10 8-16 16-16s15 5 15 14c0 12-20 16-30 27h31M28-4c-10 0-14 9-14 21s4 21 14 21 14-9 14-21-4-21-14-21z"
          transform="translate(-5 -14) scale(0.82)"
          fill="none"
          stroke="#4a2c10"
          strokeWidth="7.500"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

/** A face-up tile: crossed blades between eight notches. */
function Warrior() {
  return (
    <g stroke="#3b352d" strokeLinecap="round">
      <path d="M30 70 70 30M30 30l40 40" strokeWidth="6" />
      <path d="m28 58 14 14M58 72l14-14" strokeWidth="4" />
      <path
        d="M50 9v6M50 85v6M9 50h6M85 50h6M14 14l4 4M86 14l-4 4M14 86l4-4M86 86l-4-4"
        strokeWidth="4"
        strokeOpacity="0.75"
      />
    </g>
  );
}

/** A face-down tile: the back's diamond. */
function Back() {
  return (
    <g>
      <rect width="100" height="100" rx="9" fill="#43306a" />
      <rect x="9" y="9" width="82" height="82" rx="5" fill="none" stroke="#c9a94f" strokeWidth="2.5" />
      <path d="M50 24 76 50 50 76 24 50z" fill="#c9a94f" />
      <path d="M50 36 64 50 50 64 36 50z" fill="#43306a" />
    </g>
  );
}
