import { drawArtwork } from "../../src/art/artwork";
import { loadArtwork } from "../../src/games/registry";
import { atMost, type Figure, median } from "./figure";

const SUBTYPES = ["knight", "drake", "beast", "plant", "machine", "spirit"];
/** Cards drawn in one round. */
const CARDS = 300;
const ROUNDS = 9;

/** Time to draw one card's artwork as SVG, without a browser. */
export async function artworkFigure(): Promise<Figure> {
  await loadArtwork();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    for (let n = 0; n < CARDS; n++)
      drawArtwork({ name: `Card ${n}`, type: "", subtypes: [SUBTYPES[n % SUBTYPES.length] ?? ""] });
    return (performance.now() - began) / CARDS;
  });
  const how = `one card as SVG in Node, the middle of ${ROUNDS} rounds of ${CARDS} cards`;
  return atMost("Drawing a card's artwork", Math.round(median(rounds) * 100) / 100, 1, "ms", how);
}
