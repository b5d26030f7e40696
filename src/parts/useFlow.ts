import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { AnyStateMachine, InputFrom, InspectionEvent, Observer } from 'xstate'

/** A machine that takes no input is given none; one that requires it cannot be started without. */
type FlowInput<Input> = unknown extends Input
  ? { readonly input?: never }
  : undefined extends Input
    ? { readonly input?: Input }
    : { readonly input: Input }
type Settings<Machine extends AnyStateMachine> = FlowInput<InputFrom<Machine>> & {
  readonly inspect: Observer<InspectionEvent> | null
}

/** The flow of one screen: made when the screen appears (`machine.provide(…)`), stopped when it goes. */
export function useFlow<Machine extends AnyStateMachine>(create: () => Machine, { inspect, input }: Settings<Machine>) {
  const [machine] = useState(create)
  return useActorRef(machine, { ...(inspect && { inspect }), ...(input !== undefined && { input }) })
}
