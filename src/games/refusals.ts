import { type Refusal, refuse as refuseUntyped } from "../kernel";
import type { ArgsOf, KeyOf, Message } from "../text/catalogue";
import type { Common } from "../text/message";

type Reason<C> = KeyOf<C> extends infer K ? (K extends `why.${infer Rest}` ? Rest : never) : never;

/** Refusals of a game, with a reason (`why.`) from its catalogue `C` or from the shared one. */
export const refusals =
  <C>() =>
  <K extends Reason<Common & C>>(
    reason: K,
    rule: string,
    ...[args]: ArgsOf<(Common & C)[`why.${K}` & KeyOf<Common & C>]>
  ): Refusal =>
    refuseUntyped(reason, rule, args as Message["args"]);
