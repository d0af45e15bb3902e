import { aura, discards, energy, heal, loses, own, prevent, resources, restThis, seq, skill } from "../parts";
import { seriesOf } from "../series";

const { reserve } = seriesOf("vampyrian");

export const reserves = [
  reserve("weapon", "Needle of Ilva", 2, {
    abilities: [skill([energy(1), restThis], seq(loses(1), heal(1)))],
  }),
  reserve("armor", "Velvet Carapace", 1, {
    abilities: [skill([resources(1)], seq(prevent(1), heal(1)), ["once-per-round"])],
  }),
  reserve("battlefield", "Hall of Covered Mirrors", 2, {
    abilities: [aura(own("vampire"), "kw-resistance", 1)],
  }),
  reserve("feat", "The Masks Come Off", 3, { effect: seq(discards(2), heal(2)) }),
];
