import { hex } from "./colour";
import type { Figure } from "./families/family";
import type { Palette, Tones } from "./palette";

/** Shades every part of a figure from its lit side to the other one. */
function shading(id: string, { lit, shade }: Tones, fromLeft: boolean): string {
  const [from, to] = fromLeft ? [0, 1] : [1, 0];
  return `<linearGradient id="${id}" x1="${from}" x2="${to}" y2="1"><stop offset=".1" stop-color="${hex(lit)}"/><stop offset=".8" stop-color="${hex(shade)}"/></linearGradient>`;
}

export const shadings = (p: Palette, fromLeft: boolean): string =>
  shading("b", p.body, fromLeft) + shading("c", p.back, fromLeft) + shading("g", p.gear, fromLeft);

const parts = (paths: readonly string[], fill: string): string =>
  paths.length > 0 ? `<g fill="${fill}">${paths.map((d) => `<path d="${d}"/>`).join("")}</g>` : "";

/** A lit figure before the light: a rim of light on its outline, thin lines between its parts, its lights on top. */
export function drawFigure(figure: Figure, p: Palette, rimX: number): string {
  const { back, body, gear, lights } = figure;
  const glow = hex(p.glow);
  return (
    `<path d="${[...back, ...body, ...gear].join("")}" fill="${hex(p.rim)}" transform="translate(${rimX} -1.2)"/>` +
    `<g stroke="${hex(p.line)}" stroke-width=".9" stroke-linejoin="round">` +
    parts(back, "url(#c)") +
    parts(body, "url(#b)") +
    parts(gear, "url(#g)") +
    "</g>" +
    `<path d="${lights.join("")}" fill="${glow}" stroke="${glow}" stroke-opacity=".3" stroke-width="2.5" stroke-linejoin="round"/>`
  );
}
