import * as v from "valibot";
import type { Passing } from "../types";
import { covers, listOf } from "./plain-schema";

/** When a seat wants to be asked. */
export const passingSchema = covers<Passing>()(
  v.strictObject({
    level: v.picklist(["every", "acts", "stops"]),
    stops: listOf(v.picklist(["attack", "dice", "result", "placement", "turn-start", "turn-end"]), 6),
  }),
);
