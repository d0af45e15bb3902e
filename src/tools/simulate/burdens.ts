import { burdens as battleCores } from "../../opponents/battle-cores/burdens";
import { burdens as battleOfSouls } from "../../opponents/battle-of-souls/burdens";
import { burdens as battleSpiritsSaga } from "../../opponents/battle-spirits-saga/burdens";
import { burdens as d20Warriors } from "../../opponents/d20-warriors/burdens";
import type { Burdens } from "../../opponents/pointless";
import { burdens as soulMasters } from "../../opponents/soul-masters/burdens";

/** By slug of the game. */
export const BURDENS: Readonly<Record<string, Burdens>> = {
  "battle-cores": battleCores,
  "battle-of-souls": battleOfSouls,
  "battle-spirits-saga": battleSpiritsSaga,
  "d20-warriors": d20Warriors,
  "soul-masters": soulMasters,
};
