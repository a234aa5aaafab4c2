export default String.raw`
@group automotive-transport | Vehicles, driving, aviation and shipping | transport

[skills]
Train conducting = Train conductor work, Guard duties on trains
Main engine overhaul = Main engine units, Unit overhaul of main engine ~ Marine engineering, Marine engine overhaul, Exhaust valve overhaul
Ballast water treatment = BWTS^ ~ Marine engineering, Ballast water management
Boiler water tests on board = Cooling water tests ~ Marine engineering, Boiler water treatment
Lock keeping = Lock gate operation, Canal locks
Driver-only operation = DOO^, DOO driving ~ Train driving
Degraded working = Degraded mode working, Emergency braking procedures, Cab fault isolation ~ Train driving
Heavy haul driving = ECP braking ~ Train driving
Track circuit block = Absolute block signalling, Train registering ~ Railway signalling, Interlocking panel operation
Marshalling yards = Wagon uncoupling, Train formation, Train lists, Wagon labelling ~ Shunting
Conductor route knowledge = Onboard announcements, On-board announcements, Train announcements, Train evacuation
Fare evasion control = Fare evasion, Unpaid fares notices ~ Metering audits, Penalty fares
Ladle crane operation = Ladle cranes, Magnet cranes ~ Overhead crane
Cableway operation = Chairlift operation, Ski lift operation, Cable car operation
Soil stabilisation
Paper roll clamps = Paper roll clamp truck, Bale clamp truck ~ Forklift operation
Walking floor trailers = Walking floor, Vehicle transporter driving ~ Heavy vehicle driving, Car transporter driving, Concrete mixer driving
Winding engine driving = Mine winder driving, Winding engine operation ~ Hoist operation
Slinging of loads by helicopter = Sling load flying, Helicopter sling loads, External load operations
Driver CPC training = LGV training, Trailer training ~ Driving instruction, HGV driver training
Post box collections = Collections from post boxes ~ Post delivery

[tools]
PZB^ = LZB^, Sifa^ ~ Train driving
Ticketer^
Ril 408
Facteo^
`;
