/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const channel = (linear: number): string => {
  const v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, v)) * 255)
    .toString(16)
    .padStart(2, "0");
};

/** OKLCH as `#rrggbb`, clipped to sRGB. Used because artwork is drawn where `oklch()` may be unknown. */
export function hex({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${channel(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S)}${channel(
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
  )}${channel(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S)}`;
}

/** Interpolates between two colours. Hues take the shorter way round. */
export function mix(from: Oklch, to: Oklch, part: number): Oklch {
  const turn = ((((to.h - from.h) % 360) + 540) % 360) - 180;
  return {
    l: from.l + (to.l - from.l) * part,
    c: from.c + (to.c - from.c) * part,
    h: from.h + turn * part,
  };
}

/** The hue of a darkened colour. Yellows lean toward 50, otherwise they turn muddy. */
export function shadeHue(hue: number, depth: number): number {
  const isYellow = hue > 60 && hue < 120;
  return isYellow ? hue + (50 - hue) * depth : hue;
}
