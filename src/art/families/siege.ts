import type { Family } from "./family";

/** Catapult, ram tower, great gun; or a town. */
export const siege: Family = [
  [/throw|catapult/, "~mi8WW5KE5GACC86/9jtjup8p/QkWQaQgkckaWUk.=GpK|.=Gp6*D4946"],
  [
    /ram|watch/,
    "/KqMKKKKEiEiKgKiq/=JFJAOAOF/RFRAWAWF/ZFZAeAeF/VAV3X3g6X8XA~me8Se8Ee88e4.=OpI|/TOWLZOZTTT.=Op5",
  ],
  [/cannon|ballista/, "/mimWCG8K6Q8S/SmaWqauqMq.QnO.lnQ|.Qn7.ln8*8MD55"],
  [
    /field|hall/,
    "/4u4a8SCaCu/EuGOCOK8SOOOQu/OuOcecgu/eueIcIi4qImImu/mumeuWye-u|/JRKOLRLWJW/iLjJkLkRiR/VvVmXjZmZv",
  ],
];
