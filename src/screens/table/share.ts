import { linkText } from "../../store/links/link";
import { saves } from "../../store/saving/saves";
import type { ShareStatus } from "../../table";
import { hrefOf } from "../routing/route";

/** Shares a link to a saved match: by the device's own menu, otherwise by the clipboard. */
export async function shareMatch(match: string): Promise<ShareStatus> {
  try {
    await saves.settled();
    const loaded = await saves.load(match);
    if (!loaded) return "failed";
    const { setup, record } = loaded.match;
    const text = await linkText({ seats: setup.seats, record });
    if (text === null) return "too-long";
    const url = new URL(hrefOf({ kind: "link", text, watch: false }), window.location.href).href;
    if (navigator.maxTouchPoints > 0 && typeof navigator.share === "function") {
      await navigator.share({ url });
      return "shared";
    }
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
