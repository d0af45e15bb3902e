import type { Refusal } from "../../kernel";
import { requestSound } from "../../sound/sound-request";
import { hintFor } from "../gesture/machine";
import { type CardOrPiece, isPiece, spotOfPiece } from "../viewmodel/pieces";
import { refusalFor, sameRefusal } from "../viewmodel/refusal";
import type { Spot } from "../viewmodel/spot";
import type { TableState } from "./table";
import type { Tools } from "./tools";

/** Why a press has no effect. */
export function reasonActions({ get, set, match }: Tools): Pick<TableState, "explain" | "hint" | "forget"> {
  let hinted: Refusal | null = null;
  const whyNot = (card: CardOrPiece, spot?: Spot) =>
    refusalFor(get().game, get().view, match.commands.judge, card, spot);
  return {
    explain: (card, spot) => {
      const refusal = whyNot(card, spot);
      if (refusal !== null) requestSound("refuse");
      set({ refusal, refusedAt: spot ?? (isPiece(card) ? spotOfPiece(card) : { kind: "card", card }) });
    },
    hint: (card) => {
      const hint = card === null ? null : hintFor(card, get());
      const why = hint && whyNot(hint.card, hint.spot);
      const { refusal } = get();
      const isOwn = refusal !== null && refusal === hinted;
      // The same reason on the next card is not announced again.
      if (isOwn ? sameRefusal(refusal, why) : why === null) return;
      hinted = why;
      set({ refusal: why, refusedAt: card === null ? null : { kind: "card", card } });
    },
    forget: () => set({ refusal: null }),
  };
}
