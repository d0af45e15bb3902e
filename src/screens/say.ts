import { text } from "../text";
import type { TextArgs } from "../text/catalogue";
import type { guide } from "../text/en/ui/guide";
import type { screens } from "../text/en/ui/screens";
import type { settings } from "../text/en/ui/settings";
import type { setup } from "../text/en/ui/setup";
import type { shared } from "../text/en/ui/shared";

/** Keys of the phrases on the screens. */
export type ScreenKey =
  | keyof typeof screens
  | keyof typeof settings
  | keyof typeof setup
  | keyof typeof guide
  | keyof typeof shared;

/** A phrase of the screens. The compiler knows the keys, so none can be missing. */
export function t(key: ScreenKey, args?: TextArgs): string {
  return text(key, args);
}
