import type { Pictures } from "../../games/card-set";
import type { Game } from "../../games/game";
import { gameWithPictures } from "../../sets/art";
import { isSound } from "../../sets/judge-pictures";

/** Where the page shows each picture, by its name. Valid as long as the page. */
const addresses = new Map<string, string>();

/** A picture is shown from the memory of the page: its data would be a very long address. */
function addressOf(pictures: Pictures, id: string): string | undefined {
  const known = addresses.get(id);
  if (known !== undefined) return known;
  if (!isSound(pictures, id)) return undefined;
  const [head = "", base64 = ""] = (pictures[id] ?? "").split(",");
  const type = head.slice("data:".length, head.indexOf(";"));
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  addresses.set(id, address);
  return address;
}

/** A game whose cards show these pictures, as far as they are sound. */
export const showPictures = (game: Game, pictures: Pictures = {}): Game =>
  gameWithPictures(game, (id) => addressOf(pictures, id));
