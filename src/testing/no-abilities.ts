import type { AbilityRuntime } from "../kernel";

/** For made-up games whose cards do nothing. */
export const NO_ABILITIES: AbilityRuntime = {
  modifier: () => null,
  triggers: () => false,
  run: () => undefined,
  replaces: () => false,
  replace: () => undefined,
};
