import type { PrintedCard } from "../../../../language";
import { BEASTS } from "./beasts";
import { BIRDS } from "./birds";
import { DRAKES } from "./drakes";
import { MACHINES, SIEGE } from "./engines";
import { GOLEMS } from "./golems";
import { INSECTS } from "./insects";
import { KNIGHTS } from "./knights";
import { MAGES } from "./mages";
import { PLANTS } from "./plants";
import { RELICS, RUNES } from "./relics";
import { SERPENTS } from "./serpents";
import { SPIRITS } from "./spirits";

/** All Warriors, in the order of their card numbers. */
export const WARRIORS: readonly PrintedCard[] = [
  ...DRAKES,
  ...BEASTS,
  ...KNIGHTS,
  ...MAGES,
  ...BIRDS,
  ...SERPENTS,
  ...GOLEMS,
  ...SPIRITS,
  ...INSECTS,
  ...SIEGE,
  ...RELICS,
  ...RUNES,
  ...PLANTS,
  ...MACHINES,
];
