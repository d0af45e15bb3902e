import { type Artwork, addArtwork } from "../../../art";
import { place } from "../../../art/families/place";
import { relic } from "../../../art/families/relic";
import { mood } from "../../../art/mood";

export { artworkFor } from "../../../art";

/** Each culture is a faction. */
export const artwork: Artwork = {
  families: { place, relic },
  moods: {
    aztec: mood(
      150,
      [40, 85],
      ["dusk", "noon"],
      ["forest", "hills"],
      ["ziggurat", "palm"],
      ["flock", "motes"],
      0.9,
    ),
    samurai: mood(5, [15, 350], ["dawn", "noon"], ["peaks"], ["pagoda", "torii", "pine"], ["petals"], 0.75),
    norse: mood(
      235,
      [160, 190],
      ["night", "storm"],
      ["peaks", "waves"],
      ["hall", "pine", "mast"],
      ["snow", "aurora"],
      0.8,
    ),
    roman: mood(22, [75, 50], ["noon", "dusk"], ["hills"], ["column", "castle"], ["motes", "flock"], 0.85),
    mongol: mood(215, [95, 110], ["noon", "dawn"], ["hills", "dunes"], ["tent", "reed"], ["flock"], 0.9),
    egyptian: mood(
      75,
      [70, 230],
      ["dusk", "night", "noon"],
      ["dunes"],
      ["pyramid", "obelisk", "palm"],
      ["stars", "motes"],
    ),
  },
};

addArtwork(artwork);
