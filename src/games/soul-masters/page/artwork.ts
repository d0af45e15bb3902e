import { type Artwork, addArtwork } from "../../../art";
import { bird } from "../../../art/families/bird";
import { drake } from "../../../art/families/drake";
import { golem } from "../../../art/families/golem";
import { place } from "../../../art/families/place";
import { relic } from "../../../art/families/relic";
import { spirit } from "../../../art/families/spirit";
import { mood } from "../../../art/mood";
import { NIGHT } from "../../../art/signs/night";

export { artworkFor } from "../../../art";

/** The factions, and signs of the night that only they use. */
export const artwork: Artwork = {
  families: { bird, drake, golem, place, relic, spirit },
  signs: Object.values(NIGHT),
  moods: {
    draconian: mood(
      28,
      [65, 45],
      ["dusk", "night", "dawn"],
      ["peaks"],
      ["shard", "ruin", "chimney"],
      ["embers"],
    ),
    necromancer: mood(
      155,
      [130, 170],
      ["night", "storm"],
      ["hills"],
      ["grave", "snag"],
      ["fog", "flock"],
      0.7,
    ),
    valkyrian: mood(
      240,
      [88, 60],
      ["noon", "dawn"],
      ["hills"],
      ["spire", "column", "flag"],
      ["motes", "petals"],
      0.85,
    ),
    vampyrian: mood(
      350,
      [15, 350],
      ["dusk", "night"],
      ["hills"],
      ["spire", "castle", "snag"],
      ["flock", "fog"],
    ),
    wolven: mood(
      265,
      [225, 200],
      ["night", "dawn"],
      ["forest", "peaks"],
      ["pine", "rock"],
      ["snow", "aurora"],
      0.7,
    ),
    universal: mood(
      85,
      [80, 110],
      ["noon", "dawn", "dusk"],
      ["hills", "mesa"],
      ["oak", "castle", "tent"],
      ["motes"],
      0.55,
    ),
    mercenary: mood(55, [40, 195], ["dusk", "storm"], ["dunes"], ["tent", "flag"], ["rain", "embers"], 0.7),
    celestial: mood(280, [95, 320], ["night"], ["waves"], ["obelisk", "shard"], ["stars"]),
  },
};

addArtwork(artwork);
