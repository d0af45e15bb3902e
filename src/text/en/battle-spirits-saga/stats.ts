import { num, str, strs } from "../../args";
import type { TextArgs } from "../../catalogue";
import { list } from "../grammar";
import { keyword } from "./keywords";

const STATS: Readonly<Record<string, string>> = {
  bp: "BP",
  "lv1-cost": "LV1 cost",
  "written-bp": "written BP",
  cores: "core count",
  "may-block-exhausted": "can block while exhausted",
  "cannot-take-last-life": "cannot take the last life by attacking",
  "takes-one-life": "takes at most 1 life by attacking",
  "cannot-be-destroyed-by-opponent": "cannot be destroyed by effects of the opponent",
  "takes-no-life": "takes no life by attacking",
  "cannot-be-chosen": "cannot be chosen by effects of the opponent",
  "cores-protected": "cannot have cores removed by effects of the opponent",
  "enters-exhausted": "is put on the field exhausted",
  "any-symbol-reduces": "has its cost reduced by symbols of any colour",
  "no-summon-effects": "does nothing when summoned",
  "no-attack-effects": "does nothing when attacking",
  "no-destroyed-effects": "does nothing when destroyed",
  "no-effects": "has no effects",
  "deck-protected": "cannot have cards discarded from the deck by effects of others",
};

/** What a card gets, is or can no longer do. */
export function stats(a: TextArgs): string {
  return list(
    strs(a.stats).map((name) => {
      if (name.startsWith("is-")) return `${num(a.n) > 0 ? "is also" : "is not"} ${name.slice(3)}`;
      if (name === "no-block-bp") return `cannot be blocked by spirits with a BP of ${str(a.n)} or less`;
      const against = a.against === undefined ? "" : str(a.against);
      if (name === "cannot-be-blocked" && against !== "") return `cannot be blocked by ${against}`;
      if (name === "cannot-block" && against !== "") return `cannot block ${against}`;
      if (name === "cannot-be-chosen" && against !== "")
        return `cannot be chosen by effects of ${against} of the opponent`;
      if (name === "cannot-refresh") return "is not refreshed in its refresh step";
      if (!name.startsWith("kw-")) return STATS[name] ?? name.replaceAll("-", " ");
      const [key = "", colour] = name.slice(3).split("armor-");
      return colour === undefined ? keyword(key)(a) : `Armor: ${colour}`;
    }),
  );
}
