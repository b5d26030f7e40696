import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { AnyStateMachine, InputFrom, InspectionEvent, Observer } from 'xstate'

/** Requires the input that the machine requires, and allows none otherwise. */
type FlowInput<Input> = unknown extends Input
  ? { readonly input?: never }
  : undefined extends Input
    ? { readonly input?: Input }
    : { readonly input: Input }
type Settings<Machine extends AnyStateMachine> = FlowInput<InputFrom<Machine>> & {
  readonly inspect: Observer<InspectionEvent> | null
}

/** The flow of one screen: started with the screen, stopped with it. */
export function useFlow<Machine extends AnyStateMachine>(create: () => Machine, { inspect, input }: Settings<Machine>) {
  const [machine] = useState(create)
  return useActorRef(machine, { ...(inspect && { inspect }), ...(input !== undefined && { input }) })
}
