import { expect, type Page } from "@playwright/test";

/** What a page said and asked for while it was watched. */
export class Session {
  private readonly complaints: string[] = [];
  private readonly foreign: string[] = [];

  constructor(page: Page) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complaints.push(message.text());
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
