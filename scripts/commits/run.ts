import { readFileSync } from "node:fs";
import { faultsOf } from "./message";

/** Git runs this on every commit with the message file. Exits 1 for a malformed message. */
const [, , file = ""] = process.argv;
const faults = faultsOf(readFileSync(file, "utf8"));
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error("The form of commit messages is described in CONTRIBUTING.md.");
  process.exitCode = 1;
}
