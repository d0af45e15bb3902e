import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Script } from "../script";
import { scriptWith } from "../script";
import { contextFor } from "./context";
import { levels } from "./levels";
import { sandboxRules } from "./sandbox";

const rules = sandboxRules(battleSpiritsSaga.rules);

export const battleSpiritsSagaScript: Script = scriptWith(levels, ({ view, random }) =>
  contextFor(rules, view, random),
);
