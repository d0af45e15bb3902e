import { type Artwork, addArtwork } from "../../../art";
import { alien } from "../../../art/families/alien";
import { bird } from "../../../art/families/bird";
import { drake } from "../../../art/families/drake";
import { golem } from "../../../art/families/golem";
import { insect } from "../../../art/families/insect";
import { machine } from "../../../art/families/machine";
import { place } from "../../../art/families/place";
import { plant } from "../../../art/families/plant";
import { mood } from "../../../art/mood";

export { artworkFor } from "../../../art";

/** Each colour is a faction. */
export const artwork: Artwork = {
  families: { alien, bird, drake, golem, insect, machine, place, plant },
  moods: {
    red: mood(25, [60, 80], ["dusk", "dawn", "night"], ["peaks"], ["shard", "chimney", "ruin"], ["embers"]),
    purple: mood(
      310,
      [340, 150],
      ["night", "dusk", "storm"],
      ["hills"],
      ["grave", "snag", "spire"],
      ["fog"],
      0.9,
    ),
    white: mood(
      235,
      [210, 60],
      ["noon", "dawn", "storm"],
      ["peaks"],
      ["pine", "castle", "shard"],
      ["snow"],
      0.35,
    ),
    yellow: mood(
      88,
      [95, 350],
      ["noon", "dawn", "dusk"],
      ["hills"],
      ["spire", "column"],
      ["petals", "stars"],
      0.9,
    ),
    green: mood(145, [110, 80], ["noon", "dawn", "night"], ["forest"], ["oak", "shroom", "reed"], ["petals"]),
    blue: mood(
      255,
      [195, 60],
      ["dusk", "noon", "storm"],
      ["waves"],
      ["coral", "mast", "castle"],
      ["bubbles"],
    ),
  },
};

addArtwork(artwork);
