import { expect } from "@playwright/test";
import type { Player } from "./player";
import type { Session } from "./session";
import type { TablePage } from "./table";

/** The game is over, cards were played, and attacked, and the page has said nothing wrong and asked no other host. */
export async function expectOver({ result }: TablePage, { met }: Player, session: Session): Promise<void> {
  await expect(result.getByRole("heading", { name: /wins?$|win$|draw/i })).toBeVisible();
  expect([...met], "cards were played, and attacked").toEqual(expect.arrayContaining(["hand", "board"]));
  session.expectQuiet();
}
