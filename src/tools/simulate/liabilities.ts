import { liabilities as battleCores } from "../../opponents/battle-cores/liabilities";
import { liabilities as battleOfSouls } from "../../opponents/battle-of-souls/liabilities";
import { liabilities as battleSpiritsSaga } from "../../opponents/battle-spirits-saga/liabilities";
import { liabilities as d20Warriors } from "../../opponents/d20-warriors/liabilities";
import type { Liabilities } from "../../opponents/pointless";
import { liabilities as soulMasters } from "../../opponents/soul-masters/liabilities";

export const LIABILITIES: Readonly<Record<string, Liabilities>> = {
  "battle-cores": battleCores,
  "battle-of-souls": battleOfSouls,
  "battle-spirits-saga": battleSpiritsSaga,
  "d20-warriors": d20Warriors,
  "soul-masters": soulMasters,
};
