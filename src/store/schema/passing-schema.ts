import * as v from "valibot";
import type { Passing } from "../types";
import { covers, listOf } from "./plain-schema";

/** More windows than any game has, and a longer name than any has. */
const WINDOWS_MOST = 24;
const WINDOW_NAME_MOST = 32;

/** When a seat wants to be asked. */
export const passingSchema = covers<Passing>()(
  v.strictObject({
    level: v.picklist(["every", "acts", "stops"]),
    stops: listOf(v.pipe(v.string(), v.maxLength(WINDOW_NAME_MOST)), WINDOWS_MOST),
  }),
);
