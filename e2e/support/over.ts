import { expect } from "@playwright/test";
import type { Player } from "./player";
import type { Session } from "./session";
import type { TablePage } from "./table";

/**
 * Expects that the game is over, that cards were played and attacked, and that the page reported no error and contacted
 * no other host.
 */
export async function expectOver({ result }: TablePage, { met }: Player, session: Session): Promise<void> {
  await expect(result.getByRole("heading", { name: /wins?$|victory|defeat|draw/i })).toBeVisible();
  expect([...met], "cards were played, and attacked").toEqual(expect.arrayContaining(["hand", "board"]));
  session.expectQuiet();
}
