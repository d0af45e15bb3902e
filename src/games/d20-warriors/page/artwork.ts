import { type Artwork, addArtwork } from "../../../art";
import { bird } from "../../../art/families/bird";
import { drake } from "../../../art/families/drake";
import { golem } from "../../../art/families/golem";
import { insect } from "../../../art/families/insect";
import { machine } from "../../../art/families/machine";
import { plant } from "../../../art/families/plant";
import { relic } from "../../../art/families/relic";
import { serpent } from "../../../art/families/serpent";
import { siege } from "../../../art/families/siege";
import { spirit } from "../../../art/families/spirit";
import { mood } from "../../../art/mood";

export { artworkFor } from "../../../art";

/** Each kind of Warrior is a faction. */
export const artwork: Artwork = {
  families: { bird, drake, golem, insect, machine, plant, relic, serpent, siege, spirit },
  moods: {
    drake: mood(30, [62, 40], ["dusk", "dawn"], ["peaks"], ["shard", "ruin"], ["embers", "flock"]),
    beast: mood(125, [75, 100], ["dawn", "noon"], ["forest", "hills"], ["oak", "pine"], ["petals", "motes"]),
    knight: mood(250, [85, 60], ["noon", "dawn"], ["hills"], ["castle", "flag"], ["motes", "flock"], 0.9),
    mage: mood(305, [190, 160], ["night", "dusk"], ["hills"], ["spire", "shard"], ["stars", "fog"]),
    bird: mood(220, [60, 25], ["noon", "dawn"], ["peaks"], ["pine"], ["flock", "motes"], 0.8),
    serpent: mood(165, [95, 130], ["night", "storm"], ["waves"], ["reed", "palm"], ["fog", "rain"]),
    golem: mood(70, [215, 60], ["noon", "dusk"], ["mesa"], ["rock", "column"], ["motes"], 0.6),
    insect: mood(100, [320, 80], ["dawn", "dusk"], ["forest"], ["shroom", "reed"], ["petals"]),
    siege: mood(35, [45, 70], ["storm", "dusk"], ["hills"], ["castle", "tent"], ["embers", "rain"], 0.6),
    relic: mood(90, [85, 60], ["night", "dusk"], ["dunes"], ["column", "pyramid"], ["stars"]),
    rune: mood(285, [200, 320], ["night", "storm"], ["mesa"], ["rock", "obelisk"], ["bolts", "aurora"]),
    flash: mood(195, [95, 60, 20], ["dusk", "storm"], ["dunes"], ["flag"], ["motes"]),
    plant: mood(145, [350, 100], ["noon", "dawn"], ["forest"], ["oak", "shroom"], ["petals"]),
    machine: mood(
      50,
      [195, 180],
      ["dusk", "noon"],
      ["towers"],
      ["chimney", "castle"],
      ["embers", "fog"],
      0.7,
    ),
  },
};

addArtwork(artwork);
