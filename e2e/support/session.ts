import { expect, type Page } from "@playwright/test";

/** What the browser says of a service worker that the configuration blocks. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What a page said and asked for while it was watched. */
export class Session {
  private readonly complaints: string[] = [];
  private readonly foreign: string[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (isComplaint && message.text() !== BLOCKED) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.context().on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "localhost") this.foreign.push(request.url());
    });
  }

  /** No error, no breach of the content policy, no call to another host. */
  expectQuiet(): void {
    expect(this.complaints).toEqual([]);
    expect(this.foreign).toEqual([]);
  }
}
