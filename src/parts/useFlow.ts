import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorOptions, AnyStateMachine, InspectionEvent, Observer } from 'xstate'

type Settings<Machine extends AnyStateMachine> = {
  readonly inspect: Observer<InspectionEvent> | null
  readonly input?: ActorOptions<Machine>['input']
}

/** The flow of one screen: made when the screen appears (`machine.provide(…)`), stopped when it goes. */
export function useFlow<Machine extends AnyStateMachine>(create: () => Machine, { inspect, input }: Settings<Machine>) {
  const [machine] = useState(create)
  return useActorRef(machine, { ...(inspect && { inspect }), ...(input !== undefined && { input }) })
}
