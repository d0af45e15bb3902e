import { type Artwork, addArtwork } from "../../../art";
import { alien } from "../../../art/families/alien";
import { bird } from "../../../art/families/bird";
import { drake } from "../../../art/families/drake";
import { fish } from "../../../art/families/fish";
import { food } from "../../../art/families/food";
import { golem } from "../../../art/families/golem";
import { insect } from "../../../art/families/insect";
import { machine } from "../../../art/families/machine";
import { place } from "../../../art/families/place";
import { plant } from "../../../art/families/plant";
import { relic } from "../../../art/families/relic";
import { serpent } from "../../../art/families/serpent";
import { spirit } from "../../../art/families/spirit";
import { mood } from "../../../art/mood";

export { artworkFor } from "../../../art";

/** Each element is a faction, and each category of Support cards. */
export const artwork: Artwork = {
  families: { alien, bird, drake, fish, food, golem, insect, machine, place, plant, relic, serpent, spirit },
  moods: {
    fire: mood(30, [62, 45], ["dusk", "night"], ["peaks"], ["shard", "chimney"], ["embers"]),
    water: mood(240, [195, 170], ["noon", "dusk"], ["waves"], ["coral", "mast"], ["bubbles"]),
    nature: mood(140, [110, 60], ["noon", "dawn"], ["forest", "hills"], ["oak", "shroom"], ["petals"]),
    earth: mood(60, [80, 45], ["noon", "dawn"], ["mesa"], ["rock", "snag"], ["motes"], 0.8),
    wind: mood(190, [160, 90], ["dawn", "noon"], ["dunes"], ["flag", "reed"], ["flock"], 0.7),
    lightning: mood(295, [98, 110], ["storm", "night"], ["peaks"], ["obelisk", "shard"], ["bolts"]),
    ice: mood(228, [215, 280], ["noon", "night"], ["peaks"], ["pine", "shard"], ["snow"], 0.5),
    metal: mood(255, [65, 45], ["storm", "dusk"], ["towers"], ["chimney", "castle"], ["embers"], 0.3),
    light: mood(75, [92, 60], ["noon", "dawn"], ["hills"], ["spire", "column"], ["petals", "motes"], 0.75),
    dark: mood(325, [150, 350], ["night", "dusk"], ["dunes"], ["grave", "snag"], ["fog", "flock"], 0.5),
    boost: mood(20, [90, 150, 250], ["dusk"], ["hills"], ["flag"], ["motes"]),
    trap: mood(310, [40, 130], ["night"], ["hills"], ["snag"], ["motes"], 0.8),
    item: mood(200, [85, 40], ["dawn", "night"], ["hills"], ["column"], ["motes"], 0.7),
    gear: mood(55, [195, 20], ["dusk", "noon"], ["mesa"], ["chimney"], ["motes"], 0.8),
    field: mood(130, [60, 230], ["dawn", "dusk", "night"], ["hills", "mesa"], ["oak", "spire"], ["flock"]),
  },
};

addArtwork(artwork);
