import { kw } from "../card";
import { aura, generate, on, own, prevent, resources, restThis, skill, strike, sweep } from "../parts";
import { seriesOf } from "../series";

const { reserve } = seriesOf("draconian");

export const reserves = [
  reserve("weapon", "Tongue of the Caldera", 2, { abilities: [skill([resources(1), restThis], strike(2))] }),
  reserve("armor", "Coat of Shed Scales", 1, {
    abilities: [skill([resources(1)], prevent(2), ["once-per-round"])],
  }),
  reserve("battlefield", "The Brooding Peak", 2, {
    abilities: [aura(own("dragon"), "health", 1), on(["on-upkeep"], generate(1))],
  }),
  reserve("feat", "Breath of Ages", 3, { keywords: [kw("blink")], effect: sweep(2) }),
];
