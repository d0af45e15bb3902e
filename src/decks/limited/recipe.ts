import { limitedMessage as message } from "../../games/pack-slots";
import type { Message } from "../../kernel";
import { addMessages } from "../../text/add-messages";
import { limited as english } from "../../text/en/ui/limited";
import type { BuiltGame } from "../building/legal";
import { type EventConfig, limitedOf, packsPerSeat, recipeOf, sizeOf } from "./event";

addMessages(english);

/** How an event goes, in sentences. */
export function eventRecipe(game: BuiltGame, config: EventConfig): readonly Message[] {
  const { draft, isUnique, note, stock } = limitedOf(game);
  const recipe = recipeOf(game, config.options?.packSize);
  const n = packsPerSeat(game, config);
  return [
    message(config.kind === "draft" ? "limited.draft-packs" : "limited.sealed-packs", { n }),
    message("limited.pack", { size: sizeOf(recipe), slots: recipe.map(({ label }) => label) }),
    ...(isUnique ? [message("limited.unique")] : []),
    ...(note ? [note] : []),
    ...(config.kind === "draft" ? [takeOf(draft)] : []),
    message(stock.length > 0 ? "limited.stock" : "limited.no-stock"),
  ];
}

function takeOf({ take, most }: ReturnType<typeof limitedOf>["draft"]): Message {
  return most === undefined
    ? message("limited.take", { n: take.then })
    : message("limited.take-until", { n: take.first, more: take.then, most });
}
